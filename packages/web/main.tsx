import './styles/tokens.css';
import './modules/colours.css';
import './styles/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { followWindow } from './app/layout.ts';
import { followMotion } from './app/motion.ts';
import { keepName } from './app/settings.ts';

followWindow();
followMotion();
keepName();
createRoot(document.getElementById('root')!).render(<App />);
