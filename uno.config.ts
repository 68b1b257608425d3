import presetWind4 from '@unocss/preset-wind4'
import { defineConfig } from '@unocss/vite'

/** Utilities carry `u-`, so that no word of a text and no class of the design system is taken for one. */
export default defineConfig({
  presets: [presetWind4({ prefix: 'u-', preflights: { reset: false, theme: 'on-demand', property: false } })],
  content: { filesystem: ['src/app/**/*.{ts,tsx}'] },
})
