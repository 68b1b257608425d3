import presetIcons from '@unocss/preset-icons'
import presetWind4 from '@unocss/preset-wind4'
import { defineConfig } from '@unocss/vite'

export default defineConfig({
  presets: [
    presetWind4({ preflights: { reset: false, theme: 'on-demand' } }),
    presetIcons({ prefix: 'i-', extraProperties: { display: 'inline-block' } }),
  ],
  // Words of our own class names and texts that happen to be utilities too.
  blocklist: [
    'b',
    'ms',
    'tab',
    'table',
    'filter',
    'visible',
    'container',
    'hidden',
    'gap4',
    'gap5',
    'static',
    'block',
    'inline',
    'fixed',
    'contents',
    'list-item',
    'transition',
    'underline',
    'outline',
    'border',
    'shadow',
    'ring',
    'flex',
    'grid',
    'isolate',
  ],
  content: { filesystem: ['src/app/**/*.{ts,tsx}'] },
})
