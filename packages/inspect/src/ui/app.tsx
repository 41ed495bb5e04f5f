// Which page is shown.
import { useState } from './hooks.ts';
import { KeyHelp } from './key-help.tsx';
import { RunPage } from './run-page.tsx';
import { RunsPage } from './runs-page.tsx';
import { useRoute } from './use-route.ts';

export function App() {
  const [route, go] = useRoute();
  const [help, setHelp] = useState(false);
  const showHelp = (): void => {
    setHelp(true);
  };
  return (
    <>
      {route.kind === 'runs' ? (
        <RunsPage go={go} showHelp={showHelp} />
      ) : (
        <RunPage key={route.id} route={route} go={go} showHelp={showHelp} />
      )}
      {help && (
        <KeyHelp
          close={() => {
            setHelp(false);
          }}
        />
      )}
    </>
  );
}
