import { useControls } from '#src/i18n/react.tsx'
import { Icon } from '../ui/icon.tsx'
import { Menu } from '../ui/menu.tsx'

const MODES = [
  { mode: 'system', icon: 'monitor' },
  { mode: 'light', icon: 'sun' },
  { mode: 'dark', icon: 'moon' },
] as const

/** The small script marks and stores the choice; without scripting the page follows the system. */
export function ColourModeButtons() {
  const control = useControls()
  return MODES.map(({ mode, icon }) => (
    <button key={mode} type="button" data-colour-mode={mode} aria-pressed="false" suppressHydrationWarning>
      <Icon name={icon} />
      {control(mode)}
    </button>
  ))
}

export function ColourModeMenu() {
  const control = useControls()
  return (
    <Menu icon="moon" label={control('colour-mode')} show="icon" className="only-on-desktop js-only">
      <ColourModeButtons />
    </Menu>
  )
}
