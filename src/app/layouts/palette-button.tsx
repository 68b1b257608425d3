import { useRouter } from '@tanstack/react-router'
import { useIntl } from '#src/i18n/react.tsx'
import { useRuntime } from '../runtime.tsx'
import { Icon } from '../ui/icon.tsx'

const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.platform)

/** Opens the command palette, which exists on pages of the app only; see `KeysHost`. */
export function PaletteButton() {
  const { t } = useIntl()
  const { hydrated } = useRuntime()
  if (useRouter({ warn: false }) === null) return null
  const label = t('palette.find.title')
  return (
    <button
      type="button"
      className="button quiet soft palette-button js-only"
      data-palette=""
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title={label}
    >
      <Icon name="search" />
      <span className="visually-hidden">{label} </span>
      <kbd>{hydrated && isApple() ? '⌘K' : 'Ctrl K'}</kbd>
    </button>
  )
}
