import { ActForm, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { isWebHref } from '#src/app/ui/href.tsx'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { anchorOf } from './top-up-anchor.ts'
import type { ShownTopUp } from './top-up-pages.ts'
import type { TopUpProps } from './top-up-props.ts'
import { TopUpState } from './top-up-state.tsx'

type Props = TopUpProps & { topUp: ShownTopUp }

/** A payment on the page of a provider that has not ended: where to continue, or why nothing can be done now. */
export function CardTopUp({ topUp, ...props }: Props) {
  const { t } = useIntl()
  const { amount } = useFormats()
  return (
    <article className="sheet padded column gap-4" id={anchorOf(topUp)}>
      <h3 className="heading-3">{t('top-up.card.title', { amount: amount(topUp.asked) })}</h3>
      <p>
        <TopUpState topUp={topUp} />
      </p>
      <Explanation topUp={topUp} />
      {topUp.page && isWebHref(topUp.page) && (
        <p>
          <a className="button primary" href={topUp.page} rel="noreferrer">
            {t('top-up.card.continue')}
          </a>
        </p>
      )}
      {topUp.stage !== 'processing' && <CancelForm topUp={topUp} {...props} />}
    </article>
  )
}

function Explanation({ topUp: { stage, page, expiresAt } }: { topUp: ShownTopUp }) {
  const { t } = useIntl()
  const { dateTime } = useFormats()
  if (stage === 'processing') return <p>{t('top-up.card.processing')}</p>
  return <p>{page ? t('top-up.card.open', { time: dateTime(expiresAt) }) : t('top-up.about.unknown')}</p>
}

function CancelForm({ topUp: { id, asked }, action, ...props }: Props) {
  const { t } = useIntl()
  const { amount } = useFormats()
  const form = useActForm('cancel-top-up', action, props, { entry: { field: 'topUp', id } })
  return (
    <ActForm form={form} act="cancel-top-up" className="column gap-1">
      <input type="hidden" name="topUp" value={id} />
      <div>
        <SubmitButton className="button dense">
          {t('top-up.card.cancel')}
          <span className="visually-hidden"> {amount(asked)}</span>
        </SubmitButton>
      </div>
    </ActForm>
  )
}
