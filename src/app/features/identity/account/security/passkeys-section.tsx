import { answerIs, type Changes } from '#src/app/changes.ts'
import type { PageContext } from '#src/app/page.ts'
import { Facts } from '#src/app/ui/facts.tsx'
import { DoneNote, donePath, pathOf } from '#src/app/ui/forms/done-note.tsx'
import { PasskeyButton } from '#src/app/ui/passkey-button.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import type { Passkey, PasskeyList } from '#src/contract/passkey/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { HISTORY, passkeys } from '../queries.ts'
import { PasskeyForms, passkeyActs, REMOVE, RENAME } from './passkey-forms.tsx'
import { SecurityPanel, type SecurityProps, securitySection } from './section.tsx'

const ADD = 'passkey'

type Props = SecurityProps<PasskeyList>

function PasskeysSection({ data, open, ...props }: Props) {
  const { t } = useIntl()
  return (
    <SecurityPanel id="passkeys" title={t('passkey.section.title')} text={t('passkey.section.text')}>
      {props.session.passkeyNeeded && <Notice tone="land">{t('passkey.section.needed')}</Notice>}
      <DoneNote ctx={props.ctx} act={RENAME} text="form.done.saved" />
      <DoneNote ctx={props.ctx} act={REMOVE} text="form.done.removed" />
      {data.items.length === 0 && <p className="muted">{t('passkey.section.none')}</p>}
      {data.items.length > 0 && (
        <ul className="column gap-4">
          {data.items.map((passkey) => (
            <PasskeyItem key={passkey.id} {...props} passkey={passkey} open={open} />
          ))}
        </ul>
      )}
      {open && <AddPasskey {...props} />}
    </SecurityPanel>
  )
}

/** A required passkey has been added. */
const added = (ctx: PageContext, now: PasskeyList | undefined): Changes => ({
  known: now ? [answerIs(passkeys(ctx), now)] : [],
  stale: [['passkeys'], HISTORY],
  session: { passkeyNeeded: undefined },
})

type ItemProps = Omit<Props, 'data'> & { passkey: Passkey }

function PasskeyItem({ passkey, open, ...props }: ItemProps) {
  const { t } = useIntl()
  const { date } = useFormats()
  const { name, createdAt, lastUsedAt, synced, suspect } = passkey
  return (
    <li className="sheet padded column gap-4">
      <h3>
        <bdi>{name}</bdi>
      </h3>
      {suspect && <Notice tone="land">{t('passkey.section.suspect')}</Notice>}
      <Facts
        small
        rows={[
          { label: t('passkey.fact.added'), value: <bdi>{date(createdAt)}</bdi> },
          {
            label: t('passkey.fact.used'),
            value: lastUsedAt === null ? t('passkey.fact.never') : <bdi>{date(lastUsedAt)}</bdi>,
          },
          { label: t('passkey.fact.kept'), value: t(synced ? 'passkey.fact.synced' : 'passkey.fact.local') },
        ]}
      />
      {open && <PasskeyForms {...props} passkey={passkey} />}
    </li>
  )
}

function AddPasskey({ ctx }: Pick<Props, 'ctx'>) {
  const { t } = useIntl()
  return (
    <>
      <noscript>
        <p className="small muted">{t('passkey.no-scripting')}</p>
      </noscript>
      <DoneNote ctx={ctx} act={ADD} text="passkey.add.done" />
      <PasskeyButton
        act="add"
        next={donePath(pathOf(ctx), ADD)}
        changed={(now) => added(ctx, now)}
        className="button u-justify-self-start"
      >
        {t('passkey.add')}
      </PasskeyButton>
    </>
  )
}

export const passkeysSection = securitySection<PasskeyList>({
  id: 'passkeys',
  query: passkeys,
  Content: PasskeysSection,
  acts: passkeyActs,
})
