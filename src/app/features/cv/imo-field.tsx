import { useWatch } from 'react-hook-form'
import { FieldFrame } from '#src/app/ui/forms/field.tsx'
import { useBound } from '#src/app/ui/forms/typed/plain-field.tsx'
import { isImoNumber, mendImoNumber } from '#src/contract/cv/imo.ts'
import { T, useIntl } from '#src/i18n/react.tsx'
import { type CvPath, useCv } from './cv-form-context.ts'
import { useKnownShip } from './use-known-ship.ts'

type Props = { path: CvPath; label: string }

/** An IMO number. One whose digits do not fit is warned about and taken: some real ships carry such a number. A known ship tells its facts. */
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
        aria-describedby={`${id}-word`}
      />
      <Word path={path} id={`${id}-word`} />
    </FieldFrame>
  )
}

function Word({ path, id }: { path: CvPath; id: string }) {
  const { t } = useIntl()
  const { control, setValue } = useCv()
  const typed = String(useWatch({ control, name: path }) ?? '')
  const mended = mendImoNumber(typed)
  const company = useKnownShip(path, typed)
  const isWrong = typed.trim() !== '' && !isImoNumber(typed)
  return (
    <p className="hint" id={id} role="status">
      {isWrong && (
        <span className="cv-warning">
          {mended ? t('cv.imo.digit', { digit: mended.slice(-1) }) : t('cv.imo.seven')}{' '}
          {mended && (
            <button type="button" className="link" onClick={() => setValue(path, mended, { shouldDirty: true })}>
              {t('cv.imo.correct')}
            </button>
          )}
        </span>
      )}
      {company && <T id="cv.imo.known" values={{ company: <bdi>{company}</bdi> }} />}
    </p>
  )
}
