import { useWatch } from 'react-hook-form'
import { FieldFrame } from '#src/app/ui/forms/field.tsx'
import { useBound } from '#src/app/ui/forms/typed/plain-field.tsx'
import { correctImoNumber, isImoNumber } from '#src/domain/cv/imo.ts'
import { T, useFormats, useIntl } from '#src/i18n/react.tsx'
import { type CvPath, useCv } from './cv-form-context.ts'
import { type ShipOffer, useKnownShip } from './use-known-ship.ts'

type Props = { path: CvPath; label: string }

/** An IMO number. Wrong check digits only cause a warning: some real ships have them. A known ship fills in its data. */
export function ImoField({ path, label }: Props) {
  const { id, error, bound, initial, described } = useBound({ path })
  return (
    <FieldFrame id={id} label={label} error={error}>
      <input
        {...described}
        {...bound}
        id={id}
        className="input"
        inputMode="numeric"
        dir="ltr"
        defaultValue={String(initial ?? '')}
        aria-describedby={[described['aria-describedby'], `${id}-word`].filter(Boolean).join(' ')}
      />
      <Word path={path} id={`${id}-word`} />
    </FieldFrame>
  )
}

function Word({ path, id }: { path: CvPath; id: string }) {
  const { t } = useIntl()
  const { control, setValue } = useCv()
  const typed = String(useWatch({ control, name: path }) ?? '')
  const mended = correctImoNumber(typed)
  const { company, differing, left } = useKnownShip(path, typed)
  const isWrong = typed.trim() !== '' && !isImoNumber(typed)
  return (
    <p className="hint" id={id} role="status">
      {isWrong && (
        <span className="cv-warning">
          {mended ? t('cv.imo.digit', { digit: mended.slice(-1) }) : t('cv.imo.seven')}{' '}
          {mended && (
            <button
              type="button"
              className="button dense"
              onClick={() => setValue(path, mended, { shouldDirty: true })}
            >
              {t('cv.imo.correct')}
            </button>
          )}
        </span>
      )}
      {company && <T id="cv.imo.known" values={{ company: <bdi>{company}</bdi> }} />}
      {differing && <Offer id="other" act="replace" {...differing} />}
      {left && <Offer id="before" act="clear" {...left} />}
    </p>
  )
}

type OfferProps = { id: 'other' | 'before'; act: 'replace' | 'clear' } & ShipOffer

/** Values that may belong to another ship, with a button to replace them. */
function Offer({ id, act, fields, company, take }: OfferProps) {
  const { t } = useIntl()
  const { list } = useFormats()
  const names = list(fields.map((name) => t(`cv.field.experience.${name}`)))
  return (
    <span className="cv-warning">
      <T id={`cv.ship.${id}`} values={{ fields: names, company: <bdi>{company}</bdi> }} />{' '}
      <button type="button" className="button dense" onClick={take}>
        {t(`cv.ship.${act}`)}
      </button>
    </span>
  )
}
