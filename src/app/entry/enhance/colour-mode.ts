import { COLOUR_MODE_STORAGE_KEY } from './colour-mode-key.ts'

const MODES = ['system', 'light', 'dark'] as const
type Mode = (typeof MODES)[number]

const isMode = (value: unknown): value is Mode => MODES.includes(value as Mode)

// Storage may be forbidden; then the choice lasts as long as the page.
function readMode(): Mode {
  try {
    const kept = localStorage.getItem(COLOUR_MODE_STORAGE_KEY)
    return isMode(kept) ? kept : 'system'
  } catch {
    return 'system'
  }
}

function keepMode(mode: Mode): void {
  try {
    localStorage.setItem(COLOUR_MODE_STORAGE_KEY, mode)
  } catch {
    return
  }
}

const buttons = () => document.querySelectorAll<HTMLButtonElement>('[data-colour-mode]')

function showMode(mode: Mode): void {
  const root = document.documentElement
  const shown = root.dataset.forced ?? mode
  if (shown === 'system') delete root.dataset.theme
  else root.dataset.theme = shown
  for (const button of buttons()) button.setAttribute('aria-pressed', String(button.dataset.colourMode === mode))
}

/** Shows the mode that the page forces, otherwise the reader's. Called again on navigation. */
export const showColourMode = (): void => showMode(readMode())

/** Handles the mode buttons of the masthead and changes in other tabs. */
export function watchColourMode(): void {
  showColourMode()
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-colour-mode]') : null
    const mode = button?.dataset.colourMode
    if (!isMode(mode)) return
    keepMode(mode)
    showMode(mode)
  })
  window.addEventListener('storage', (event) => {
    if (event.key === COLOUR_MODE_STORAGE_KEY) showColourMode()
  })
}
