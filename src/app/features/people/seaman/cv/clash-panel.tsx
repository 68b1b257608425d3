import { Answer } from '#src/app/ui/forms/answer.tsx'
import { CV_LISTS } from '#src/domain/cv/cv.ts'
import type { CvClash } from '#src/domain/cv/merge.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { useCv } from './cv-form-context.ts'
import type { CvForm } from './saves/use-cv-form.ts'
import { useFieldWords } from './use-field-words.ts'

/** Conflicting changes of two devices, side by side. All other changes are merged in the form. */
export function ClashPanel({ cv }: { cv: CvForm }) {
  const { t } = useIntl()
  if (cv.clashes.length === 0) return null
  return (
    <Answer kind="failed" className="sheet cv-clashes">
      <header>
        <h2>{t('cv.clash.title')}</h2>
      </header>
      <div className="padded column gap-4">
        <p>{t('cv.clash.text')}</p>
        {cv.clashes.map((clash) => (
          <Clash key={clash.path.join('.')} clash={clash} cv={cv} />
        ))}
      </div>
    </Answer>
  )
}

function Clash({ clash, cv }: { clash: CvClash; cv: CvForm }) {
  const { t } = useIntl()
  const { labelOf, wordsOf } = useFieldWords()
  const { getValues } = useCv()
  const [part, id] = clash.path
  const entry = part in CV_LISTS ? getValues(part as 'experience').find((one) => one.id === id) : undefined
  // An amount needs its currency.
  const among = entry ?? (getValues(part as 'profileData') as Record<string, unknown>)
  const sides = [
    ['mine', clash.mine],
    ['theirs', clash.theirs],
  ] as const
  return (
    <fieldset className="cv-group">
      <legend>{labelOf(clash.path, entry)}</legend>
      <div className="cv-fields">
        {sides.map(([side, value]) => (
          <div key={side} className="column">
            <span className="small muted">{t(`cv.clash.${side}`)}</span>
            <bdi>{wordsOf(clash.path, value, among) || t('cv.clash.empty')}</bdi>
            <div>
              <button type="button" className="button dense" onClick={() => cv.settle(clash, side)}>
                {t(`cv.clash.take-${side}`)}
              </button>
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  )
}
