import { DayInput } from '#src/app/ui/forms/day-input.tsx'
import { useHref } from '#src/app/ui/href.tsx'
import { ROLES } from '#src/contract/roles.ts'
import { useControls, useIntl } from '#src/i18n/react.tsx'
import { SORTS, USERS_PATH, type UsersQuery, usersPath, YES_NO } from './users-query.ts'

/** A plain GET form: every choice is in the address. */
export function UsersForm({ query }: { query: UsersQuery }) {
  const { t } = useIntl()
  const control = useControls()
  const href = useHref()
  const any = t('admin.users.any')
  const blocked = YES_NO.map((value) => [value, t(`admin.users.blocked-${value}`)] as const)
  const verified = YES_NO.map((value) => [value, t(`admin.users.verified-${value}`)] as const)
  return (
    <search aria-label={t('admin.users.form')}>
      <form key={usersPath(query)} className="sheet padded filter-grid" method="get" action={href(USERS_PATH)}>
        <div className="field">
          <label htmlFor="users-q">{t('admin.users.search')}</label>
          <input
            id="users-q"
            className="input dense"
            type="search"
            name="q"
            dir="auto"
            defaultValue={query.q}
            aria-describedby="users-q-hint"
          />
          <p className="hint" id="users-q-hint">
            {t('admin.users.search-hint')}
          </p>
        </div>
        <Menu
          name="role"
          label={t('admin.users.role')}
          value={query.role}
          options={[['', any], ...ROLES.map((role) => [role, t(`admin.role.${role}`)] as const)]}
        />
        <Menu name="blocked" label={t('admin.users.blocked')} value={query.blocked} options={[['', any], ...blocked]} />
        <Menu
          name="verified"
          label={t('admin.users.verified')}
          value={query.verified}
          options={[['', any], ...verified]}
        />
        <DayField name="from" label={t('admin.users.from')} value={query.from} />
        <DayField name="to" label={t('admin.users.to')} value={query.to} />
        <Menu
          name="sort"
          label={t('admin.users.sort')}
          value={query.sort}
          options={SORTS.map((sort) => [sort, t(`admin.sort.${sort}`)] as const)}
        />
        <div className="u-self-end">
          <button type="submit" className="button primary full">
            {control('search')}
          </button>
        </div>
      </form>
    </search>
  )
}

type FieldProps = { name: string; label: string; value: string | undefined }

const DayField = ({ name, label, value }: FieldProps) => (
  <div className="field">
    <label htmlFor={`users-${name}`}>{label}</label>
    <DayInput id={`users-${name}`} className="input dense" name={name} defaultValue={value ?? ''} />
  </div>
)

const Menu = ({ name, label, value, options }: FieldProps & { options: readonly (readonly [string, string])[] }) => (
  <div className="field">
    <label htmlFor={`users-${name}`}>{label}</label>
    <select id={`users-${name}`} className="input dense" name={name} defaultValue={value ?? ''}>
      {options.map(([word, text]) => (
        <option key={word} value={word}>
          {text}
        </option>
      ))}
    </select>
  </div>
)
