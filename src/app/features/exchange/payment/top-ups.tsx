import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import { StateMark } from '#src/app/ui/marks.tsx'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { TopUpForm } from './top-up-form.tsx'
import type { ShownTopUp, ShownTopUps } from './top-up-pages.ts'
import type { TopUpProps } from './top-up-props.ts'
import { WaitingTopUp } from './waiting-top-up.tsx'

/** Transfers to the balance that wait, a form for another one, and what became of the last ones. */
export function TopUpSection({ topUps, ...props }: TopUpProps & { topUps: ShownTopUps }) {
  const { t } = useIntl()
  const { items, limits } = topUps
  if (items.length === 0 && limits.length === 0) return null
  const ended = items.filter(({ isOpen }) => !isOpen)
  return (
    <section className="section column gap-4">
      <h2>{t('top-up.section.title')}</h2>
      <DoneNote ctx={props.ctx} act="started" text="top-up.done.started" />
      <DoneNote ctx={props.ctx} act="cancelled" text="top-up.done.cancelled" />
      {items
        .filter(({ isOpen }) => isOpen)
        .map((topUp) => (
          <WaitingTopUp key={topUp.id} {...props} topUp={topUp} />
        ))}
      {limits.length > 0 && <TopUpForm {...props} limits={limits} />}
      {ended.length > 0 && (
        <div className="column gap-2">
          <h3>{t('top-up.ended.title')}</h3>
          <ul className="column gap-2">
            {ended.map((topUp) => (
              <EndedTopUp key={topUp.id} topUp={topUp} />
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

function EndedTopUp({ topUp: { asked, createdAt, state } }: { topUp: ShownTopUp }) {
  const { t } = useIntl()
  const { amount, date } = useFormats()
  return (
    <li className="row tight">
      <span className="no-wrap">{amount(asked)}</span>
      <span className="small muted">{date(createdAt)}</span>
      <StateMark kind={state === 'paid' ? 'ok' : 'line'}>{t(`top-up.state.${state}`)}</StateMark>
    </li>
  )
}
