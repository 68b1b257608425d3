import type { PageProps } from '#src/app/page.ts'
import { Answer } from '#src/app/ui/forms/answer.tsx'
import { ActionForm, SubmitButton, useActionForm } from '#src/app/ui/forms/index.ts'
import { Link } from '#src/app/ui/link.tsx'
import type { OwnVisibility } from '#src/contract/crew/schemas.ts'
import { saveVisibility } from './crew-pages.ts'
import type { CrewWords } from './crew-words.ts'

type Props = Omit<PageProps<unknown>, 'data'> & { own: OwnVisibility; words: CrewWords }

/** For the seafarer: the public view, and the two switches. */
export function OwnPanel({ own, ctx, failure, csrfToken, words: { t } }: Props) {
  const initial = { shown: own.isHidden ? '' : 'on', english: own.isHideEnglish ? '' : 'on' }
  const hidden = own.isForVerified ? 'crew.own.verified' : 'crew.own.hidden'
  const form = useActionForm({ ctx, action: saveVisibility, failure, csrfToken, initial })
  return (
    <section className="sheet padded column gap-4">
      <h2 className="heading-3">{t('crew.own.title')}</h2>
      <Answer id="done" className="small muted">
        {t(own.isHidden ? hidden : 'crew.own.shown')}
      </Answer>
      <ActionForm form={form} label={t('crew.own.title')}>
        <div>
          <Switch name="shown" on={form.valueOf('shown') === 'on'} text={t('crew.own.show')} />
          <Switch name="english" on={form.valueOf('english') === 'on'} text={t('crew.own.english')} />
        </div>
        <SubmitButton className="button primary full">{t('crew.own.save')}</SubmitButton>
      </ActionForm>
      <Link className="small" to="/seaman/profile/privacy">
        {t('crew.own.privacy')}
      </Link>
      <Link className="small" to="/seaman/cv" search={{ tab: 'personal' }}>
        {t('crew.own.cv')}
      </Link>
      <Link className="small" to="/seaman/profile/views">
        {t('crew.own.viewers')}
      </Link>
    </section>
  )
}

const Switch = ({ name, on, text }: { name: string; on: boolean; text: string }) => (
  <label className="check">
    <input type="checkbox" name={name} value="on" defaultChecked={on} />
    {text}
  </label>
)
