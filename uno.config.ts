import presetIcons from '@unocss/preset-icons'
import presetWind4 from '@unocss/preset-wind4'
import { defineConfig } from '@unocss/vite'

export default defineConfig({
  presets: [
    presetWind4({ preflights: { reset: false, theme: 'on-demand' } }),
    presetIcons({ prefix: 'i-', extraProperties: { display: 'inline-block' } }),
  ],
  content: { filesystem: ['src/app/**/*.{ts,tsx}'] },
})
