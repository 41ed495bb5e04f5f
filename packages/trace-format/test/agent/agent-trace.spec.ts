// The document of an agent flow: read, refused, written.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { TraceFormatError, readAgentTrace, renderTraceFault, writeAgentTrace } from '@flowproof/trace-format';

const folder = new URL('../fixtures/versions/v1/', import.meta.url);
const sample = readFileSync(new URL('agent-every-field.trace.jsonl', folder), 'utf8');

function refusal(text: string): readonly string[] {
  try {
    readAgentTrace(text, { file: 'agent.trace.jsonl' });
  } catch (error) {
    if (error instanceof TraceFormatError)
      return error.faults.map((fault) => renderTraceFault(fault).split('\n')[0] ?? '');
    throw error;
  }
  return [];
}

describe('an agent document', () => {
  it('comes back in the declared order, pretty-printed, with maps sorted and numbers kept', () => {
    const given =
      '{"egress":{"containment":"none"},"mcp":{"b":{},"a":{"calls":[{"result":1.0,"method":"m"}]}},"later":1,' +
      '"cassette":{"turns":[{"response":{"message":{"role":"assistant","content":null,"tool_calls":[]}},' +
      '"request":{"tools":[],"messages":[],"model":"m-1"},"protocol":"openai"}]},"mocks":{"b":{"z":1,"a":2},"a":1e5},"app":"agent"}\n';
    expect(writeAgentTrace(readAgentTrace(given))).toBe(`{
  "app": "agent",
  "mocks": {
    "a": 1e5,
    "b": {
      "a": 2,
      "z": 1
    }
  },
  "cassette": {
    "turns": [
      {
        "request": {
          "model": "m-1",
          "messages": []
        },
        "response": {
          "message": {
            "role": "assistant"
          }
        }
      }
    ]
  },
  "mcp": {
    "a": {
      "calls": [
        {
          "method": "m",
          "params": null,
          "result": 1.0
        }
      ]
    },
    "b": {}
  },
  "egress": {
    "containment": "none"
  }
}`);
  });

  it('always holds mocks, and no map or list that is empty otherwise', () => {
    expect(writeAgentTrace({ app: 'agent', mocks: {}, cassette: { turns: [] }, mcp: {} })).toBe(
      '{\n  "app": "agent",\n  "mocks": {},\n  "cassette": {\n    "turns": []\n  }\n}',
    );
  });

  it.each([
    ['', 'agent.trace.jsonl:1:1: trace_empty: the agent trace is empty'],
    [
      '{\n  "app": "agent",\n  mocks',
      "agent.trace.jsonl:3:3: trace_bad_json: the agent trace is not JSON: quoted object key expected but got 'm'",
    ],
    [
      '{\n "app": "web", "mocks": {}, "cassette": {"turns": []}}',
      'agent.trace.jsonl:2:9: trace_invalid: `app` must be "agent", not "web"',
    ],
    [
      '{"app":"agent","mocks":{}}',
      'agent.trace.jsonl:1:1: trace_missing_key: the document misses `cassette`',
    ],
    [
      '{"app":"agent","mocks":{"a":null},"cassette":{"turns":[]}}',
      'agent.trace.jsonl:1:29: trace_invalid: `mocks.a` must be any value but null, not null',
    ],
    [
      '{"app":"agent","mocks":{},"cassette":{"turns":[{"protocol":"smoke","request":{"model":"m","messages":[]},"response":{"message":{"role":"a"}}}]}}',
      'agent.trace.jsonl:1:60: trace_unknown_enum: `cassette.turns[0].protocol` is "smoke", which is not known',
    ],
    ['[]', 'agent.trace.jsonl:1:1: trace_invalid: the document must be an object, not a list of 0'],
  ])('that is %j is refused', (text, expected) => {
    expect(refusal(text)).toEqual([expected]);
  });

  it('that was damaged is read or refused, never more', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: sample.length }),
        fc.nat({ max: 3 }),
        fc.string({ maxLength: 3 }),
        (at, remove, insert) => {
          const damaged = sample.slice(0, at) + insert + sample.slice(at + remove);
          const faults = refusal(damaged);
          if (faults.length === 0) {
            const written = writeAgentTrace(readAgentTrace(damaged));
            expect(writeAgentTrace(readAgentTrace(written))).toBe(written);
          }
        },
      ),
    );
  });
});
