import { answerIs } from '#src/app/changes.ts'
import { ProfilePart } from '#src/app/features/people/seaman/profile-part.tsx'
import { privacy } from '#src/app/features/people/seaman/queries.ts'
import { type Action, definePage, type PageProps } from '#src/app/page.ts'
import { DoneNote, donePath, pathOf } from '#src/app/ui/forms/done-note.tsx'
import { attempt } from '#src/app/ui/forms/failure.ts'
import type { OwnPrivacy } from '#src/contract/crew/privacy-schemas.ts'
import { createFriendApi } from '#src/contract/friend/api.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { ChoiceForm } from './choice-form.tsx'
import { readChoice } from './read-choice.ts'
import { SearchEngines } from './search-engines.tsx'
import { ViewersNote } from './viewers-note.tsx'

type PrivacyData = { privacy: OwnPrivacy }

const SAVED = 'save'

const save: Action = (ctx, values) =>
  attempt(ctx, values, async () => {
    const saved = await createFriendApi(ctx.api.call).savePrivacy(readChoice(values))
    return {
      redirect: donePath(pathOf(ctx), SAVED),
      changed: { known: [answerIs(privacy(ctx), saved)], stale: [['crew'], ['seafarer'], ['cv-shares']] },
    }
  })

/** Each part of the page is a separate section. */
function PrivacyPage({ data, ...props }: PageProps<PrivacyData>) {
  const { t } = useIntl()
  return (
    <ProfilePart title={t('page.seaman-privacy.title')} lead={t('profile.privacy.lead')}>
      <DoneNote ctx={props.ctx} act={SAVED} text="form.done.saved" />
      <ChoiceForm key={JSON.stringify(data.privacy)} {...props} privacy={data.privacy} action={save} />
      <SearchEngines />
      <ViewersNote />
    </ProfilePart>
  )
}

export const privacyPage = definePage<PrivacyData>({
  queries: (ctx) => ({ privacy: privacy(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('page.seaman-privacy.title'), noindex: true }),
  action: save,
  Component: PrivacyPage,
})
