import { useState } from 'react'
import { useRuntime } from '#src/app/runtime.tsx'
import { useIntl } from '#src/i18n/react.tsx'
import { Answer } from '../forms/answer.tsx'
import { clearOfStart } from '../keep-clear.ts'
import { notify } from '../notify.ts'
import { ActQuestion } from './act-question.tsx'
import type { BulkAct, RowFailure } from './acts.ts'

type Props<Row> = {
  /** The selected rows. */
  rows: readonly Row[]
  idOf: (row: Row) => string
  nameOf: (row: Row) => string
  acts: readonly BulkAct<Row>[]
  /** Clears the selection and returns the focus to the table. */
  leave: () => void
}

/** The number of selected rows and their acts. Failures are listed by row; a success can be undone in a toast. */
export function BulkBar<Row>({ rows, idOf, nameOf, acts, leave }: Props<Row>) {
  const { t } = useIntl()
  const { failures, isBusy, carryOut } = useBulkActs({ idOf, nameOf, leave })
  const [asked, setAsked] = useState<string>()
  const rowsFor = ({ isFor }: BulkAct<Row>) => (isFor ? rows.filter(isFor) : rows)
  const isMeant = (act: BulkAct<Row>) => rowsFor(act).length > 0
  const asking = acts.filter(isMeant).find(({ id, choice }) => choice && id === asked)
  return (
    <div ref={clearOfStart} className="bulk-bar notice shoal">
      <div className="row split grow">
        <p className="small bold" role="status">
          {t('list.selected', { count: rows.length })}
        </p>
        <div className="row tight">
          <button type="button" className="button quiet dense" onClick={leave} disabled={isBusy}>
            {t('list.clear')}
          </button>
          {acts.filter(isMeant).map((act) => (
            <button
              key={act.id}
              type="button"
              className={act.isPrimary ? 'button primary dense' : 'button dense'}
              disabled={isBusy}
              aria-expanded={act.choice && act === asking}
              onClick={() =>
                act.choice ? setAsked(act === asking ? undefined : act.id) : void carryOut(act, rowsFor(act))
              }
            >
              {act.label?.(rowsFor(act)) ?? act.name}
            </button>
          ))}
        </div>
        {asking?.choice && (
          <ActQuestion
            key={asking.id}
            choice={asking.choice}
            name={asking.name}
            isBusy={isBusy}
            onChosen={(chosen) => void carryOut(asking, rowsFor(asking), chosen)}
          />
        )}
        {failures.length > 0 && <Failures failures={failures} />}
      </div>
    </div>
  )
}

type Named = { name: string } & RowFailure

function Failures({ failures }: { failures: readonly Named[] }) {
  const { t } = useIntl()
  return (
    <Answer kind="failed" className="small grow">
      <p>{t('list.failed', { count: failures.length })}</p>
      <ul>
        {failures.map(({ id, name, message }) => (
          <li key={id}>
            <bdi>{name}</bdi>: {message}
          </li>
        ))}
      </ul>
    </Answer>
  )
}

function useBulkActs<Row>({ idOf, nameOf, leave }: Pick<Props<Row>, 'idOf' | 'nameOf' | 'leave'>) {
  const { t } = useIntl()
  const { queries } = useRuntime()
  const [failures, setFailures] = useState<readonly Named[]>([])
  const [isBusy, setBusy] = useState(false)
  const askAgain = ({ stale }: BulkAct<Row>) =>
    Promise.all(stale.map((queryKey) => queries.invalidateQueries({ queryKey })))
  const undo = async (act: BulkAct<Row>, done: readonly Row[]) => {
    const failed = (await act.undo?.(done)) ?? []
    await askAgain(act)
    const [first] = failed
    notify(first ? { kind: 'error', text: first.message } : { kind: 'success', text: t('list.undone') })
  }
  const carryOut = async (act: BulkAct<Row>, rows: readonly Row[], chosen = '') => {
    setBusy(true)
    const failed = new Map((await act.run(rows, chosen)).map((failure) => [failure.id, failure]))
    const done = rows.filter((row) => !failed.has(idOf(row)))
    setBusy(false)
    setFailures(
      rows.flatMap((row) => {
        const failure = failed.get(idOf(row))
        return failure ? [{ ...failure, name: nameOf(row) }] : []
      }),
    )
    if (done.length > 0) {
      const text = act.done(done.length, done)
      notify({
        kind: 'success',
        text,
        ...(act.undo && { act: { name: t('list.undo'), run: () => void undo(act, done) } }),
      })
    }
    if (failed.size === 0) leave()
    await askAgain(act)
  }
  return { failures, isBusy, carryOut }
}
