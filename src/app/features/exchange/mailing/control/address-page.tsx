import { definePage, type FormValues, type PageContext, PageError, type PageProps } from '#src/app/page.ts'
import { Answer } from '#src/app/ui/forms/answer.tsx'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { ActForm, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { ApiError } from '#src/contract/api.ts'
import { mailingAddressPath } from '#src/contract/mailing/address-path.ts'
import type { AskedAddress } from '#src/contract/mailing/control-schemas.ts'
import { T, useFormats, useIntl } from '#src/i18n/react.tsx'

const secretOf = ({ params }: PageContext) => ({ secret: params.secret ?? '' })

/** The same error for a wrong secret, a removed address and an expired question. */
async function loadAddress(ctx: PageContext): Promise<AskedAddress> {
  try {
    return await ctx.api.call('GET /server/mailing/address/{secret}', { params: secretOf(ctx) })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404)
      throw new PageError(404, ctx.intl.t('mailing-address.page.gone'))
    throw error
  }
}

const answer = (ctx: PageContext, values: FormValues) =>
  attempt(ctx, values, async () => {
    const params = secretOf(ctx)
    await ctx.api.call('PUT /server/mailing/address/{secret}', { params, body: { isWanted: values.act === 'confirm' } })
    return `${mailingAddressPath(params.secret)}#done`
  })

/** The link of a mail to an address for mailings: viewing changes nothing, a button confirms or stops. */
export const addressPage = definePage<AskedAddress>({
  load: loadAddress,
  head: ({ company }, { intl }) => ({ title: intl.t('mailing-address.page.title', { company }), noindex: true }),
  action: answer,
  Component: AddressView,
})

export function AddressView(props: PageProps<AskedAddress>) {
  const { t } = useIntl()
  const { date } = useFormats()
  const { company, address, state, until } = props.data
  return (
    <div className="wrap narrow u-pbs-6 column gap-4">
      <h1>{t('mailing-address.page.title', { company })}</h1>
      {state === 'confirmed' || state === 'stopped' ? (
        <Answer id="done">
          <p>{t(`mailing-address.state.${state}`)}</p>
        </Answer>
      ) : (
        <p className="muted">
          <T
            id="mailing-address.page.text"
            values={{ company: <bdi>{company}</bdi>, address: <bdi dir="ltr">{address}</bdi>, date: date(until) }}
          />
        </p>
      )}
      <div className="row">
        {state !== 'confirmed' && <Act {...props} act="confirm" />}
        {state !== 'stopped' && <Act {...props} act="stop" />}
      </div>
      <p className="small muted">{t('mailing-address.page.note')}</p>
    </div>
  )
}

function Act({ act, ...props }: PageProps<AskedAddress> & { act: 'confirm' | 'stop' }) {
  const { t } = useIntl()
  const form = useActForm(act, answer, props)
  return (
    <ActForm form={form} act={act} className="column">
      <SubmitButton className={act === 'confirm' ? 'button primary' : 'button'}>
        {t(`mailing-address.act.${act}`)}
      </SubmitButton>
    </ActForm>
  )
}
