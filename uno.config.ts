import presetWind4 from '@unocss/preset-wind4'
import transformerDirectives from '@unocss/transformer-directives'
import { defineConfig } from '@unocss/vite'
import { RAMPS } from './src/app/styles/ramps.ts'
import { type Role, writeTokens } from './src/app/styles/write-tokens.ts'

/** Least width of the screen, in pixels of the usual size of text. `@screen md` in a style, `lt-md` for what is narrower. */
const BREAKPOINTS = {
  xxs: 480,
  xs: 576,
  sm: 768,
  md: 996,
  lg: 1200,
  xl: 1367,
  '2xl': 1536,
  xxl: 1600,
  '4k': 1921,
}

const { error, info, marine, primary, purple, secondary, success, warning } = RAMPS

/**
 * What a colour is for, by day and by night. Every pair of ink and ground that is used for text has a contrast of 4.5 or more in
 * both. Green is for the next step, magenta lies over the rest and means "look here", buff is what needs care.
 */
const ROLES: Readonly<Record<string, Role>> = {
  paper: ['#f3f2ec', '#0a1720'],
  sheet: ['#fdfdfa', '#10212c'],
  well: ['#e9e8e0', '#182c38'],
  shoal: ['#e1edf2', '#17333f'],
  land: ['#f3e8c8', '#332f1e'],
  ink: ['#0d2231', '#e6edf0'],
  'ink-2': ['#3a4c59', '#b6c4cc'],
  'ink-3': ['#53636e', '#93a4af'],
  rule: ['#d5d5ca', '#223844'],
  'rule-2': ['#aeb4b1', '#3f5966'],
  edge: ['#717f88', '#6f8692'],
  deep: ['#0f2f42', '#061018'],
  'on-deep': ['#f2f6f4', '#eef3f2'],
  'on-deep-2': ['#b5c9d3', '#a3b8c3'],
  action: [primary[700], primary[400]],
  'action-hover': [primary[800], primary[300]],
  'on-action': ['#ffffff', '#00180c'],
  link: [secondary[700], '#8dc1f7'],
  focus: [purple[600], purple[300]],
  mark: [purple[600], purple[400]],
  'ok-ink': [success[800], success[300]],
  'ok-soft': [success[100], '#12331f'],
  'warn-ink': [warning[800], warning[300]],
  'warn-soft': [warning[100], '#38290c'],
  bad: [error[700], error[400]],
  'bad-ink': [error[700], error[300]],
  'bad-soft': [error[100], '#45191a'],
  'on-bad': ['#ffffff', '#2a0404'],
  'note-ink': [info[800], info[300]],
  'note-soft': [info[100], '#0d3244'],
  bar: [marine[700], marine[300]],
  'bar-2': [marine[400], marine[600]],
  heavy: ['#0d2231', '#7d929d'],
  hull: ['#0d2231', marine[300]],
  inv: ['#0f2f42', '#2a4a59'],
  'on-inv': ['#f2f6f4', '#f2f6f4'],
}

/** Space goes in steps of 4 px: 24 between things (`s5`), 48 between sections (`s7`). The name of the product is set in Latin letters in every language. */
const SIZES = {
  'latin-serif': '"Noto Serif","Iowan Old Style","Palatino Linotype",Georgia,serif',
  'fs-xs': '.8125rem',
  'fs-sm': '.875rem',
  'fs-md': '1rem',
  'fs-lg': '1.125rem',
  'fs-xl': '1.375rem',
  'fs-2xl': '1.75rem',
  'fs-3xl': 'clamp(1.875rem,1.1rem + 3.2vw,3.125rem)',
  s1: '.25rem',
  s2: '.5rem',
  s3: '.75rem',
  s4: '1rem',
  s5: '1.5rem',
  s6: '2rem',
  s7: '3rem',
  s8: '4.5rem',
  tap: '2.75rem',
  'tap-dense': '2.75rem',
  r: '3px',
  'r-lg': '6px',
  measure: '66ch',
  lift: '0 1px 2px rgb(6 16 24/.12),0 12px 32px -8px rgb(6 16 24/.28)',
  t: '140ms cubic-bezier(.2,0,0,1)',
}

const inRem = (pixels: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(pixels).map(([name, width]) => [name, `${width / 16}rem`]))

/** Utilities carry `u-`, so that no word of a text is taken for one; the words of `rules` are few and our own. */
export default defineConfig({
  presets: [presetWind4({ prefix: 'u-', preflights: { reset: false, theme: 'on-demand', property: false } })],
  transformers: [transformerDirectives()],
  theme: { breakpoint: inRem(BREAKPOINTS), colors: RAMPS },
  preflights: [{ layer: 'tokens', getCSS: () => writeTokens(SIZES, ROLES) }],
  rules: [
    ['muted', { color: 'var(--ink-2)' }, { layer: 'words' }],
    ['faint', { color: 'var(--ink-3)' }, { layer: 'words' }],
    ['small', { 'font-size': 'var(--fs-sm)' }, { layer: 'words' }],
    ['smallest', { 'font-size': 'var(--fs-xs)' }, { layer: 'words' }],
    ['bold', { 'font-weight': '600' }, { layer: 'words' }],
    ['no-wrap', { 'white-space': 'nowrap' }, { layer: 'words' }],
    ['break-anywhere', { 'overflow-wrap': 'anywhere' }, { layer: 'words' }],
    [
      'visually-hidden',
      {
        position: 'absolute',
        'inline-size': '1px',
        'block-size': '1px',
        overflow: 'hidden',
        'clip-path': 'inset(50%)',
        'white-space': 'nowrap',
      },
      { layer: 'words' },
    ],
    ['text-end', { 'text-align': 'end' }, { layer: 'words' }],
    [/^gap-([0-8])$/, ([, step]) => ({ gap: step === '0' ? '0' : `var(--s${step})` }), { layer: 'words' }],
  ],
  content: { filesystem: ['src/app/**/*.{ts,tsx}'] },
})
