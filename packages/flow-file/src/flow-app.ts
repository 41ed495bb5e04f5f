// What a flow drives, with everything needed to start it.
import type { BrowserSettings } from './browser-settings.ts';
import type { FlowSession } from './session.ts';
import type { YamlValue } from './yaml-value.ts';

/** Size of a window in px. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** Shape a window is given before the first step, in px. A position never comes without a size. */
export interface WindowShape {
  readonly size: WindowSize;
  readonly position?: { readonly x: number; readonly y: number };
}

/** The SAP user. Texts may hold `${VAR}`. */
export interface SapLogin {
  readonly user: string;
  readonly password: string;
  readonly client?: string;
  readonly language?: string;
}

/** A request answered locally. */
export interface MockRule {
  /** Substring of the request URL, case-sensitive. */
  readonly urlContains: string;
  /** Upper case; absent: any method. */
  readonly method?: string;
  readonly status: number;
  /** Text is served as is, anything else as JSON. */
  readonly body?:
    { readonly kind: 'text'; readonly text: string } | { readonly kind: 'json'; readonly value: YamlValue };
  /** Absent: by the body. */
  readonly contentType?: string;
}

/** A Chromium page at `url`. */
export interface WebApp {
  readonly kind: 'web';
  /** A value without `://` is a file path. May hold `${VAR}`. */
  readonly url: string;
  readonly browser?: BrowserSettings;
  readonly session?: FlowSession;
  readonly mocks: readonly MockRule[];
}

/** SAP GUI for Windows. */
export interface SapApp {
  readonly kind: 'sap';
  /** SAP Logon entry; absent: attach to a session that is already open. */
  readonly connection?: string;
  readonly login?: SapLogin;
  /** Only on a surface. */
  readonly window?: WindowShape;
}

/** A window known only by its pixels. */
export interface VisionApp {
  readonly kind: 'vision';
  /** Part of the title of the window to attach to. May hold `${VAR}`. */
  readonly title: string;
  readonly window?: WindowShape;
}

/** A launched desktop program; `id` tells the calculator and the text editor from the mapping form. */
export type DesktopApp = {
  readonly kind: 'desktop';
  readonly window?: WindowShape;
} & (
  | { readonly id: 'calc' | 'notepad' }
  | {
      readonly id: 'windows';
      /** A command line, `${VAR}` as written (on a surface `${captured.x}` too). */
      readonly command: string;
      readonly windowTitle: string;
    }
);

/** Nothing to drive: out-of-band assertions only. */
export interface ApiApp {
  readonly kind: 'api';
}

/** A tool of the model: declared by name, or with a result mocked. */
export interface ToolDeclaration {
  readonly name: string;
  /** Absent: a declaration only. */
  readonly result?: YamlValue;
}

/** A tool server that stands between the agent and the world. */
export interface McpServer {
  readonly name: string;
  readonly transport:
    | { readonly kind: 'command'; readonly command: string }
    | { readonly kind: 'url'; readonly url: string; readonly port?: number };
  readonly tools: readonly ToolDeclaration[];
}

/** How the agent is set going. */
export type AgentTrigger =
  | {
      readonly kind: 'command';
      readonly command: string;
      readonly env: Readonly<Record<string, string>>;
      /** `host[:port]`, `ip[:port]`, `cidr[:port]`, `[ipv6]:port`, as written. Absent: not written. */
      readonly allowEgress?: readonly string[];
    }
  | {
      readonly kind: 'url';
      readonly url: string;
      readonly proxyPort: number;
      readonly headers: Readonly<Record<string, string>>;
    };

/** A program that talks to a language model. */
export interface AgentApp {
  readonly kind: 'agent';
  readonly agent: AgentTrigger;
  readonly tools: readonly ToolDeclaration[];
  readonly mcp: readonly McpServer[];
  /** True: no tool calls beyond the asserted ones. */
  readonly strict: boolean;
}

/** What one surface of a flow with `apps` drives. */
export type SurfaceApp = WebApp | SapApp | VisionApp | DesktopApp;

/** A flow with `apps`: named surfaces, in declared order. */
export interface SurfacesApp {
  readonly kind: 'surfaces';
  readonly surfaces: readonly { readonly name: string; readonly app: SurfaceApp }[];
}

/** What a flow drives. */
export type FlowApp = SurfaceApp | ApiApp | AgentApp | SurfacesApp;
