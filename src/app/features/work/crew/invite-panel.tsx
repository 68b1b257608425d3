import { answerIs } from '#src/app/changes.ts'
import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { Answer } from '#src/app/ui/forms/answer.tsx'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { ActForm, type ActProps, SelectField, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { StateMark } from '#src/app/ui/marks.tsx'
import { mayChangeCompany } from '#src/contract/http/session.ts'
import { createInvitationApi } from '#src/contract/invitation/api.ts'
import type { CompanyInvitations } from '#src/contract/invitation/schemas.ts'
import { crewPath } from './crew-path.ts'
import type { CrewWords } from './crew-words.ts'
import { invitations } from './queries.ts'

export const inviteSeafarer = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  attempt(ctx, values, async () => {
    const id = ctx.params.id ?? ''
    const answer = await createInvitationApi(ctx.api.call).invite(id, values.vacancy ?? '')
    return {
      redirect: `${crewPath(id)}#invited`,
      changed: { known: [answerIs(invitations(ctx), answer)], stale: [['sent-invitations']] },
    }
  })

type Vacancy = CompanyInvitations['vacancies'][number]
type Props = ActProps & { found: CompanyInvitations; words: CrewWords }

/** Invites a listed seafarer to apply; their identity remains hidden. */
export function InvitePanel({ found: { mayInvite, mailWaits, vacancies }, words, ...props }: Props) {
  const { t } = words
  const invited = vacancies.filter(({ state }) => state !== null)
  const open = vacancies.filter(({ state, isOpen }) => state === null && isOpen)
  const mayAsk = mayInvite && open.length > 0 && mayChangeCompany(props.ctx.session)
  if (invited.length === 0 && !mayAsk) return null
  return (
    <section className="sheet padded column gap-4" aria-labelledby="invite">
      <h2 className="heading-3" id="invite">
        {t('invitation.company.title')}
      </h2>
      {invited.length > 0 && (
        <Answer id="invited">
          <ul className="plain column gap-2">
            {invited.map((vacancy) => (
              <li key={vacancy.id} className="small">
                {nameOf(vacancy, words)}{' '}
                <StateMark kind={vacancy.state === 'applied' ? 'ok' : 'plain'}>
                  {t(`invitation.state.${vacancy.state}`)}
                </StateMark>
              </li>
            ))}
          </ul>
          {invited.some(({ state }) => state === 'invited') && (
            <p className="small muted">{t(mailWaits ? 'invitation.company.mail-waits' : 'invitation.company.told')}</p>
          )}
        </Answer>
      )}
      {mayAsk && <InviteForm open={open} words={words} {...props} />}
    </section>
  )
}

const nameOf = ({ rank, vesselType, joinFrom }: Vacancy, { t, rank: nameRank, vessel, formats }: CrewWords): string =>
  t('invitation.company.vacancy', {
    rank: nameRank(rank),
    vessel: vessel(vesselType),
    date: formats.plainDate(joinFrom),
  })

function InviteForm({ open, words, ...props }: ActProps & { open: readonly Vacancy[]; words: CrewWords }) {
  const { t } = words
  const form = useActForm('invite', inviteSeafarer, props)
  return (
    <ActForm form={form} act="invite" label={t('invitation.company.title')}>
      <p className="small muted">{t('invitation.company.text')}</p>
      <SelectField
        name="vacancy"
        label={t('saved.column.vacancy')}
        placeholder={t('invitation.company.choose')}
        options={open.map((vacancy) => ({ value: vacancy.id, label: nameOf(vacancy, words) }))}
      />
      <SubmitButton className="button primary full">{t('invitation.company.submit')}</SubmitButton>
    </ActForm>
  )
}
