import type { Funds } from '#src/app/features/exchange/order/funds.ts'
import { ActionForm, type ActProps, useActionForm } from '#src/app/ui/forms/index.ts'
import { clearOfEnd } from '#src/app/ui/keep-clear.ts'
import type { MailingLetter, MailingQuoteAnswer, OwnDocuments } from '#src/contract/mailing/order-schemas.ts'
import type { SoldMailing } from '#src/domain/mailing/mailings.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { Part } from '../control/rule-form.tsx'
import { useTyped } from '../control/use-typed.ts'
import { orderAction } from './actions.ts'
import { chosenOf, DocumentsPart } from './documents-part.tsx'
import { LastStep } from './last-step.tsx'
import { LetterPart } from './letter-part.tsx'
import { ReachSheet } from './reach-sheet.tsx'
import { payOf } from './seen.ts'
import { ShipsPart } from './ships-part.tsx'
import { readChoice, readTried, valuesOf } from './typed-choice.ts'
import { useLetter, useQuote } from './use-live.ts'
import { AgenciesPart, CountriesPart, ExclusionsPart } from './whom-parts.tsx'

export type OrderData = Funds & {
  quote: MailingQuoteAnswer | null | undefined
  widest: MailingQuoteAnswer | null | undefined
  letter: MailingLetter | undefined
  documents: OwnDocuments | undefined
}

type Props = ActProps & { mailing: SoldMailing; data: OrderData }

/** The choice in numbered parts with its live reach beside it, then the last step. */
export function OrderForm({ mailing, data, ...props }: Props) {
  const { t } = useIntl()
  const { ctx } = props
  const tried = readTried(ctx.search.tried)
  const initial = valuesOf(tried)
  const form = useActionForm({ ...props, action: orderAction, initial, id: 'order' })
  const choice = readChoice(useTyped(form, form.failure?.values ?? initial))
  const quoted = useQuote(ctx, choice, { choice: tried, answer: data.quote ?? undefined })
  const letter = useLetter(ctx, choice, { choice: tried, answer: data.letter })
  const shown = quoted.hasFailed ? undefined : quoted.quote
  const part = { mailing, choice, quote: shown, widest: data.widest ?? undefined }
  return (
    <ActionForm form={form} label={t('mailing-order.page.title', { title: t(mailing.title) })}>
      <input type="hidden" name="key" value={form.failure?.values.key ?? ctx.actKey} />
      <div className="detail order">
        <div>
          <div className="parts">
            <Part title={t('mailing-order.part.ships')}>
              <ShipsPart {...part} />
            </Part>
            <Part title={t('mailing.row.countries')}>
              <CountriesPart {...part} />
            </Part>
            <Part title={t('mailing-order.part.not')}>
              <ExclusionsPart {...part} />
            </Part>
            <Part title={t('mailing-order.part.many')}>
              <AgenciesPart {...part} />
            </Part>
            <Part title={t('mailing-order.part.letter')}>
              <LetterPart {...part} ctx={ctx} letter={letter} />
            </Part>
            <Part title={t('mailing-order.part.documents')}>
              <DocumentsPart documents={data.documents} />
            </Part>
          </div>
          {shown && <Dock quote={shown} />}
        </div>
        <aside>
          <ReachSheet {...quoted} />
        </aside>
        <div className="rest" id="last">
          <Part title={t('mailing-order.part.last')}>
            <LastStep
              quote={shown}
              balance={data.balance}
              topUps={data.topUps}
              documents={chosenOf(data.documents, choice)}
            />
          </Part>
        </div>
      </div>
    </ActionForm>
  )
}

/** On a phone the reach and the price remain visible while the choice is typed. */
function Dock({ quote }: { quote: MailingQuoteAnswer }) {
  const [{ reach }, total] = [quote, payOf(quote)]
  const { t } = useIntl()
  const { amount } = useFormats()
  return (
    <div ref={clearOfEnd} className="unsaved dock only-on-phone">
      <div className="wrap row split">
        <p className="grow small">
          <b>{t('mailing.row.agencies', { count: reach.agencies })}</b>
          {total && (
            <>
              <br />
              <bdi className="muted">{amount(total)}</bdi>
            </>
          )}
        </p>
        <a className="button" href="#last">
          {t('mailing-order.part.last')}
        </a>
      </div>
    </div>
  )
}
