import { useState } from 'react'
import { Answer } from '#src/app/ui/forms/answer.tsx'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import { groupByFour } from '#src/domain/payment/mod-97.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { CardTopUp } from './card-top-up.tsx'
import { anchorOf } from './top-up-anchor.ts'
import { TopUpForm } from './top-up-form.tsx'
import type { ShownTopUp, ShownTopUps } from './top-up-pages.ts'
import type { TopUpProps } from './top-up-props.ts'
import { TopUpState } from './top-up-state.tsx'
import { WaitingTopUp } from './waiting-top-up.tsx'

/** Open transfers to the balance, a form for another one, and the state of the latest ones. */
export function TopUpSection({ topUps, ...props }: TopUpProps & { topUps: ShownTopUps }) {
  const { t } = useIntl()
  const { items, limits, providers, arrived } = topUps
  if (items.length === 0 && limits.length === 0) return null
  const ended = items.filter(({ isOpen }) => !isOpen)
  return (
    <section className="section column gap-4">
      <h2>{t('top-up.section.title')}</h2>
      <ChangedStates items={items} />
      <DoneNote ctx={props.ctx} act="started" text="top-up.done.started" />
      <DoneNote ctx={props.ctx} act="cancelled" text="top-up.done.cancelled" />
      <DoneNote ctx={props.ctx} act="unclear" text="top-up.done.unclear" />
      <Arrived topUp={items.find(({ id }) => id === arrived)} />
      {items
        .filter(({ isOpen }) => isOpen)
        .map((topUp) =>
          topUp.provider === 'invoice' ? (
            <WaitingTopUp key={topUp.id} {...props} topUp={topUp} />
          ) : (
            <CardTopUp key={topUp.id} {...props} topUp={topUp} />
          ),
        )}
      {limits.length > 0 && <TopUpForm {...props} limits={limits} providers={providers} />}
      {ended.length > 0 && (
        <div className="column gap-2">
          <h3>{t('top-up.ended.title')}</h3>
          <ul className="hair">
            {ended.map((topUp) => (
              <EndedTopUp key={topUp.id} topUp={topUp} />
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

/** What changed while the page is open: the state of a top-up that another tab or our office changed. */
function ChangedStates({ items }: { items: readonly ShownTopUp[] }) {
  const { t } = useIntl()
  const { amount, list } = useFormats()
  const [first] = useState(() => new Map<string, ShownTopUp['state']>())
  for (const { id, state } of items) if (!first.has(id)) first.set(id, state)
  const changed = items.filter(({ id, state }) => first.get(id) !== state)
  const texts = changed.map(({ asked, state }) =>
    t('top-up.changed.one', { amount: amount(asked), state: t(`top-up.state.${state}`) }),
  )
  return <p role="status">{list(texts)}</p>
}

/** For people who return from the page of a provider. What is not paid yet is shown with its state. */
export function Arrived({ topUp }: { topUp: ShownTopUp | undefined }) {
  const { t } = useIntl()
  const { amount } = useFormats()
  if (topUp?.state !== 'paid') return null
  return (
    <Answer id="arrived">
      <Notice>{t('top-up.done.paid', { amount: amount(topUp.received) })}</Notice>
    </Answer>
  )
}

function EndedTopUp({ topUp }: { topUp: ShownTopUp }) {
  const { t } = useIntl()
  const { amount, date } = useFormats()
  const { asked, received, reference, createdAt, state, stage } = topUp
  return (
    <li className="column u-gap-1" id={anchorOf(topUp)}>
      <span className="row tight">
        <span className="no-wrap">{amount(asked)}</span>
        <span className="small muted">{date(createdAt)}</span>
        <TopUpState topUp={topUp} />
        <bdi dir="ltr" className="small faint">
          {groupByFour(reference)}
        </bdi>
      </span>
      {stage !== 'failed' && (
        <span className="small muted">{t(`top-up.about.${state}`, { received: amount(received) })}</span>
      )}
    </li>
  )
}
