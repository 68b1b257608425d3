import { useMemo } from 'react'
import { Disclosure } from '#src/app/ui/disclosure.tsx'
import type { Cv } from '#src/domain/cv/cv.ts'
import { CREW_LIST_COLUMNS, writeCrewListRow } from '#src/i18n/cv/crew-list.ts'
import type { Messages } from '#src/i18n/intl.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { createReactIntl } from '#src/i18n/react-intl.ts'

/** The row as a table, for copying. */
export function CrewListRow({ cv, words }: { cv: Cv; words: Messages }) {
  const { t } = useIntl()
  const row = useMemo(() => writeCrewListRow(createReactIntl('en', words), cv), [cv, words])
  return (
    <Disclosure summary={t('files.crew-list.table')}>
      <div className="scroll">
        <table className="table">
          <thead>
            <tr>
              {CREW_LIST_COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {t(`files.crew.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody lang="en" dir="ltr">
            <tr>
              {CREW_LIST_COLUMNS.map((column) => (
                <td key={column}>{row[column]}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </Disclosure>
  )
}
