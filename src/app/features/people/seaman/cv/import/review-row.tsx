import { useState } from 'react'
import { idOf } from '#src/app/ui/forms/typed/typed-form.ts'
import type { Cv, CvListName, CvPartName } from '#src/domain/cv/cv.ts'
import type { Proposal } from '#src/domain/cv-import/compare.ts'
import { pathOf } from '#src/domain/cv-import/compare.ts'
import type { Source } from '#src/domain/cv-import/found.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { CvField } from '../cv-field.tsx'
import { type CvPath, useCv } from '../cv-form-context.ts'
import { readFormValues } from '../form-values.ts'
import { useFieldWords } from '../use-field-words.ts'
import type { Ticks } from './use-ticks.ts'

type Props = { part: CvPartName | CvListName; place?: number; proposal: Proposal; beside: object; ticks: Ticks }

type Values = Record<string, unknown>

/** Returns the fields around a value, such as the currency of an amount. */
const amongOf = (cv: Cv, part: Props['part'], place: number | undefined): Values =>
  (place === undefined ? cv[part] : (cv[part as CvListName] as unknown[])[place]) as unknown as Values

/** One value with its checkbox. Values already in the CV cannot be selected. */
export function ReviewRow({ part, place, proposal: { name, found, now, state }, beside, ticks }: Props) {
  const { t } = useIntl()
  const { labelOf, wordsOf } = useFieldWords()
  const { getValues } = useCv()
  const [isChanging, setChanging] = useState(false)
  const path = pathOf(part, name, place)
  const label = labelOf([part, name])
  const among = isChanging ? undefined : amongOf(readFormValues(getValues()), part, place)
  const isSame = state === 'same'
  const id = `take-${idOf(path)}`
  const change = () => {
    setChanging(true)
    ticks.set([path], true)
  }
  return (
    <tr>
      <th scope="row" className="full">
        <label className="check" htmlFor={id}>
          <input
            id={id}
            type="checkbox"
            disabled={isSame}
            checked={isSame || ticks.ticked.has(path)}
            onChange={({ currentTarget }) => ticks.set([path], currentTarget.checked)}
          />
          <span>{label}</span>
        </label>
      </th>
      <td className="full">
        {among ? (
          <div className="row">
            <bdi>{wordsOf([part, name], among[name], among)}</bdi>
            {!found.isSure && !isSame && <span className="state warn">{t('cv-import.unsure')}</span>}
            {!isSame && (
              <button
                type="button"
                className="button dense"
                aria-label={t('cv-import.change-of', { field: label })}
                onClick={change}
              >
                {t('cv-import.change')}
              </button>
            )}
          </div>
        ) : (
          <div className="column">
            <CvField path={path as CvPath} />
            <div>
              <button type="button" className="button dense" onClick={() => setChanging(false)}>
                {t('cv.entry.done')}
              </button>
            </div>
          </div>
        )}
      </td>
      <td className="full small muted" data-l={t('cv-import.column.source')}>
        <Origin source={found.source} />
      </td>
      <td className="full" data-l={t('cv-import.column.now')}>
        {isSame ? (
          t('cv-import.same')
        ) : (
          <bdi>{wordsOf([part, name], now, beside as Values) || t('cv.clash.empty')}</bdi>
        )}
      </td>
    </tr>
  )
}

/** The source text of a value, and its position. */
function Origin({ source: { text, place } }: { source: Source }) {
  const { t } = useIntl()
  const where =
    place &&
    (place.page === null
      ? t('cv-import.row', { row: place.row })
      : t('cv-import.page-row', { page: place.page, row: place.row }))
  return (
    <>
      <bdi>{text}</bdi>
      {where && <span className="faint"> {where}</span>}
    </>
  )
}
