import { PathLink } from '#src/app/ui/link.tsx'
import { useIntl } from '#src/i18n/react.tsx'
import type { PaletteGroup } from './use-palette.ts'

type Props = {
  id: string
  groups: readonly PaletteGroup[]
  active: number
  setActive: (at: number) => void
  onChoose: () => void
}

export const optionId = (id: string, at: number): string => `${id}-${at}`

/** The options in groups; the field keeps the focus and names the active one. */
export function PaletteList({ id, groups, active, setActive, onChoose }: Props) {
  const { t } = useIntl()
  let at = -1
  return (
    <div id={id} role="listbox" aria-label={t('palette.find.results')} className="palette-list">
      {groups.map(({ title, items }) => (
        // biome-ignore lint/a11y/useSemanticElements: options are in a group of a list box, not in a fieldset
        <div key={title} role="group" aria-labelledby={`${id}-${title}`}>
          <p id={`${id}-${title}`} className="label" role="presentation">
            {t(title)}
          </p>
          {items.map(({ path, title: name, detail }) => {
            at += 1
            const own = at
            return (
              <PathLink
                key={path}
                id={optionId(id, own)}
                path={path}
                role="option"
                tabIndex={-1}
                aria-selected={own === active}
                onPointerMove={() => setActive(own)}
                onClick={onChoose}
              >
                <bdi>{name}</bdi>
                {detail && <bdi className="muted small">{detail}</bdi>}
              </PathLink>
            )
          })}
        </div>
      ))}
    </div>
  )
}
