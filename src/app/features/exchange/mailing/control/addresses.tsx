import { ActForm, type ActProps, EmailField, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { StateMark } from '#src/app/ui/marks.tsx'
import { UnverifiedNotice } from '#src/app/ui/unverified-notice.tsx'
import type { MailingAddress, MailingControl } from '#src/contract/mailing/control-schemas.ts'
import { MAX_MAILING_ADDRESSES } from '#src/domain/mailing/rule-limits.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { controlAction } from './actions.ts'

const MARKS = { confirmed: 'ok', asked: 'warn', expired: 'warn', stopped: 'bad' } as const

type Props = ActProps & { control: MailingControl; mayChange: boolean }

/** The addresses of the letters, and the form that adds one. */
export function Addresses({ control: { addresses, rule }, mayChange, ...props }: Props) {
  const { t } = useIntl()
  return (
    <div className="column gap-4">
      {addresses.length === 0 ? (
        <p className="small muted">{t('mailing-control.address.none')}</p>
      ) : (
        <ul className="hair">
          {addresses.map((address) => (
            <Address key={address.id} address={address} mayChange={mayChange} page={props} />
          ))}
        </ul>
      )}
      {mayChange && addresses.length < MAX_MAILING_ADDRESSES && <AddForm language={rule.language} {...props} />}
    </div>
  )
}

type AddressProps = { address: MailingAddress; mayChange: boolean; page: ActProps }

function Address({ address: { id, address, state, askedAt }, mayChange, page }: AddressProps) {
  const { t } = useIntl()
  const { date } = useFormats()
  return (
    <li className="row split">
      <span className="column u-gap-1">
        <bdi dir="ltr" className="break-anywhere">
          {address}
        </bdi>
        {state !== 'confirmed' && (
          <span className="smallest faint">{t(`mailing-control.address.${state}`, { date: date(askedAt) })}</span>
        )}
      </span>
      <span className="row tight">
        <StateMark kind={MARKS[state]}>{t(`mailing-control.state.${state}`)}</StateMark>
        {mayChange && (state === 'asked' || state === 'expired') && (
          <AddressAct act="ask" id={id} address={address} page={page} />
        )}
        {mayChange && <AddressAct act="remove" id={id} address={address} page={page} />}
      </span>
    </li>
  )
}

type ActButton = { act: 'ask' | 'remove'; id: string; address: string; page: ActProps }

function AddressAct({ act, id, address, page }: ActButton) {
  const { t } = useIntl()
  const form = useActForm(act, controlAction, page, { entry: { field: 'address', id } })
  return (
    <ActForm form={form} act={act} className="row tight">
      <input type="hidden" name="address" value={id} />
      <SubmitButton className="button quiet dense">
        {t(`mailing-control.address.${act}`)}
        <span className="visually-hidden"> {address}</span>
      </SubmitButton>
    </ActForm>
  )
}

function AddForm({ language, ...props }: ActProps & { language: string }) {
  const { t } = useIntl()
  const form = useActForm('add', controlAction, props)
  return (
    <ActForm form={form} act="add" label={t('mailing-control.address.add')} className="column gap-3">
      <UnverifiedNotice ctx={props.ctx} text="mailing-control.address.unconfirmed" />
      <input type="hidden" name="language" value={language} />
      <EmailField
        label={t('mailing-control.field.email')}
        hint={t('mailing-control.hint.email', { most: MAX_MAILING_ADDRESSES })}
        autoComplete="off"
      />
      <div>
        <SubmitButton className="button">{t('mailing-control.address.add')}</SubmitButton>
      </div>
    </ActForm>
  )
}
