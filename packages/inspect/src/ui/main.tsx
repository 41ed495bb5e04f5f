// The interface in a page.
import { render } from 'preact';
import { App } from './app.tsx';
import './style/colours.css';
import './style/frame.css';
import './style/runs.css';
import './style/run.css';
import './style/panels.css';
import './style/timeline.css';

const root = document.querySelector('#app');
if (root !== null) {
  root.replaceChildren();
  render(<App />, root);
}
