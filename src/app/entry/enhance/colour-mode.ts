import { COLOUR_MODE_KEY } from '../colour-mode-script.ts'

const MODES = ['system', 'light', 'dark'] as const
type Mode = (typeof MODES)[number]

const isMode = (value: unknown): value is Mode => MODES.includes(value as Mode)

// Storage may be forbidden; the choice then lasts for the page.
function readMode(): Mode {
  try {
    const kept = localStorage.getItem(COLOUR_MODE_KEY)
    return isMode(kept) ? kept : 'system'
  } catch {
    return 'system'
  }
}

function keepMode(mode: Mode): void {
  try {
    localStorage.setItem(COLOUR_MODE_KEY, mode)
  } catch {
    return
  }
}

const buttons = () => document.querySelectorAll<HTMLButtonElement>('[data-colour-mode]')

function showMode(mode: Mode): void {
  const root = document.documentElement
  if (mode === 'system') delete root.dataset.theme
  else root.dataset.theme = mode
  for (const button of buttons()) button.setAttribute('aria-pressed', String(button.dataset.colourMode === mode))
}

/** The buttons of the masthead choose the mode; another tab's choice is followed. */
export function watchColourMode(): void {
  showMode(readMode())
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-colour-mode]') : null
    const mode = button?.dataset.colourMode
    if (!isMode(mode)) return
    keepMode(mode)
    showMode(mode)
  })
  window.addEventListener('storage', (event) => {
    if (event.key === COLOUR_MODE_KEY) showMode(readMode())
  })
}
