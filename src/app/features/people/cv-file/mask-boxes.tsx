import { MASKS, type Mask } from '#src/domain/cv/masks.ts'
import { useIntl } from '#src/i18n/react.tsx'

type Props = { field: (mask: Mask) => { name: string; value: string }; masks: readonly Mask[] }

/** Checkboxes of masks, with the names and values of their form. */
export function MaskBoxes({ field, masks }: Props) {
  const { t } = useIntl()
  return (
    <div className="mask-boxes">
      {MASKS.map((mask) => (
        <label key={mask} className="check">
          <input type="checkbox" {...field(mask)} defaultChecked={masks.includes(mask)} />
          {t(`paper.mask.${mask}`)}
        </label>
      ))}
    </div>
  )
}
