// Light, dark, or as the system has it. The choice is kept in this browser.
import { useEffect, useState } from './hooks.ts';

const themes = ['system', 'light', 'dark'] as const;
type Theme = (typeof themes)[number];
const storageKey = 'flowproof-inspect-theme';

function kept(): Theme {
  try {
    const found = localStorage.getItem(storageKey);
    return themes.find((each) => each === found) ?? 'system';
  } catch {
    return 'system';
  }
}

function keep(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // A browser that keeps nothing shows the choice for as long as the page is open.
  }
}

const pictures: Readonly<Record<Theme, string>> = {
  system: 'M2 3h12v8H2zM5.500 14h5M8 11v3',
  light:
    'M8 5a3 3 0 100 6 3 3 0 000-6zM8 1v1.500M8 13.500V15M1 8h1.500M13.500 8H15M3 3l1 1M12 12l1 1M13 3l-1 1M4 12l-1 1',
  dark: 'M13.500 9.500A6 6 0 016.500 2.500 6 6 0 1013.500 9.500z',
};

export function ThemeSwitch() {
  const [theme, setTheme] = useState(kept);
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    keep(theme);
  }, [theme]);
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';
  const label = `Appearance: ${theme}. Switch to ${next}`;
  return (
    <button
      type="button"
      class="quiet-button icon-button"
      aria-label={label}
      title={label}
      onClick={() => {
        setTheme(next);
      }}
    >
      <svg class="sign" viewBox="0 0 16 16" aria-hidden="true">
        <path d={pictures[theme]} />
      </svg>
    </button>
  );
}
