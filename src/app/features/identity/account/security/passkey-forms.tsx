import { answerIs } from '#src/app/changes.ts'
import type { PageContext } from '#src/app/page.ts'
import { Disclosure } from '#src/app/ui/disclosure.tsx'
import { donePath, pathOf } from '#src/app/ui/forms/done-note.tsx'
import { attempt, type Done } from '#src/app/ui/forms/failure.ts'
import { ActForm, SubmitButton, TextField, useActForm } from '#src/app/ui/forms/index.ts'
import type { Passkey, PasskeyList } from '#src/contract/passkey/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { HISTORY, passkeys } from '../queries.ts'
import type { SecurityAct, SecurityProps } from './section.tsx'

export const RENAME = 'passkey-rename'
export const REMOVE = 'passkey-remove'

const listed = (ctx: PageContext, act: string, list: PasskeyList): Done => ({
  redirect: donePath(pathOf(ctx), act),
  changed: { known: [answerIs(passkeys(ctx), list)], stale: [HISTORY] },
})

const rename: SecurityAct = (ctx, values) =>
  attempt(ctx, values, async () => {
    return listed(ctx, RENAME, await ctx.api.renamePasskey(values.passkey ?? '', values.name ?? ''))
  })

const remove: SecurityAct = (ctx, values) =>
  attempt(ctx, values, async () => {
    return listed(ctx, REMOVE, await ctx.api.removePasskey(values.passkey ?? ''))
  })

export const passkeyActs = { [RENAME]: rename, [REMOVE]: remove }

type Props = Omit<SecurityProps<unknown>, 'data' | 'open'> & { passkey: Passkey }

export function PasskeyForms(props: Props) {
  const { t } = useIntl()
  const { passkey } = props
  const entry = { field: 'passkey', id: passkey.id }
  const renaming = useActForm(RENAME, rename, props, { entry, initial: { name: passkey.name } })
  const removing = useActForm(REMOVE, remove, props, { entry })
  const id = <input type="hidden" name="passkey" value={passkey.id} />
  return (
    <div>
      <Disclosure summary={t('passkey.rename')} open={renaming.failed}>
        <ActForm form={renaming} act={RENAME} label={t('passkey.rename')}>
          {id}
          <TextField name="name" label={t('passkey.rename.field')} autoComplete="off" />
          <div>
            <SubmitButton className="button">{t('passkey.rename.submit')}</SubmitButton>
          </div>
        </ActForm>
      </Disclosure>
      <Disclosure summary={t('passkey.remove')} open={removing.failed}>
        <ActForm form={removing} act={REMOVE} label={t('passkey.remove')}>
          {id}
          <p className="small muted">{t('passkey.remove.text')}</p>
          <div>
            <SubmitButton className="button bad">{t('passkey.remove.submit')}</SubmitButton>
          </div>
        </ActForm>
      </Disclosure>
    </div>
  )
}
