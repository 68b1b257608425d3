import { filtersOn, type List, type ListQuery, listPath } from '#src/contract/http/describe-list.ts'
import type { Filter } from '#src/contract/http/filters.ts'
import { pluralForms } from '#src/i18n/plural-forms.ts'
import { useControls, useFormats, useIntl } from '#src/i18n/react.tsx'
import { DayInput } from '../forms/day-input.tsx'
import { useHref } from '../href.tsx'

type Option = { value: string; name: string }
export type OptionGroup = { title: string; options: readonly Option[] }

/** The field of one filter. A filter without a field is passed on unchanged. */
export type FilterField<Name extends string = string> = {
  filter: Name
  label: string
  hint?: string
  options?: readonly Option[]
  groups?: readonly OptionGroup[]
}

type Props<L extends List> = {
  list: L
  query: ListQuery<L>
  /** Path of the page, without locale prefix. */
  path: string
  label: string
  fields: readonly FilterField<keyof L['filters'] & string>[]
  /** Names of the orders, if there are several. */
  orders?: readonly Option[]
  /** The endpoint that counts the results of a choice before it is applied. */
  asks?: string
  /** The initial text of the button. */
  submit?: string
  /** On one line, for few filters. */
  isRow?: boolean
  /** On a page whose next step is another one. */
  isSecond?: boolean
}

type Asked = Readonly<Record<string, string | number | undefined>>

/** A GET form: every choice is in the address. The button shows the number of results. */
export function FilterForm<L extends List>({
  list,
  query,
  path,
  label,
  fields,
  orders = [],
  asks,
  submit,
  isRow = false,
  isSecond = false,
}: Props<L>) {
  const { t, ...intl } = useIntl()
  const { number } = useFormats()
  const control = useControls()
  const href = useHref()
  const asked = query as Asked
  // On a wide screen the button then ends the line.
  const isLine = fields.length === 4 && orders.length === 0
  const shown = new Set<string>(fields.map(({ filter }) => filter))
  const carried = [
    ...filtersOn(list, query),
    ...(orders.length === 0 && query.sort !== list.sorts[0] ? ['sort'] : []),
  ].filter((name) => !shown.has(name))
  const counts = asks && {
    'data-asks': asks,
    'data-counts': JSON.stringify(pluralForms({ ...intl, t }, 'list.show', number)),
  }
  return (
    <search aria-label={label}>
      {/* A new list sets new default values, even without a new render of the page. */}
      <form
        key={listPath(list, path, query)}
        className={isRow ? 'filter-row' : `sheet padded filter-grid${isLine ? ' one-line' : ''}`}
        method="get"
        action={href(path)}
      >
        {carried.map((name) => (
          <input key={name} type="hidden" name={name} value={asked[name]} />
        ))}
        {fields.map((field) => (
          <Field
            key={field.filter}
            id={`${list.name}-${field.filter}`}
            field={field}
            kind={list.filters[field.filter]?.kind}
            value={asked[field.filter]}
            isRow={isRow}
          />
        ))}
        {orders.length > 0 && <Orders id={`${list.name}-sort`} orders={orders} current={query.sort} />}
        <button
          type="submit"
          className={isRow || isSecond ? 'button dense' : 'button primary'}
          suppressHydrationWarning
          {...counts}
        >
          {submit ?? control('search')}
        </button>
      </form>
    </search>
  )
}

type FieldProps = {
  id: string
  field: FilterField
  kind: Filter['kind'] | undefined
  value: string | number | undefined
  isRow: boolean
}

function Field({ id, field, kind, value = '', isRow }: FieldProps) {
  const { filter, label, hint, options, groups } = field
  const { t } = useIntl()
  const native = {
    id,
    name: filter,
    defaultValue: value,
    className: 'input dense',
    'aria-describedby': hint && `${id}-hint`,
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {options || groups ? (
        <Choice {...native} none={isRow ? label : t('list.any')} options={options} groups={groups} />
      ) : (
        <Input {...native} kind={kind} placeholder={isRow ? label : undefined} />
      )}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

type Native = {
  id: string
  name: string
  defaultValue: string | number
  className: string
  'aria-describedby': string | undefined
}

const Input = ({ kind, ...native }: Native & { kind: Filter['kind'] | undefined; placeholder: string | undefined }) =>
  kind === 'day' ? <DayInput {...native} /> : <input {...native} type="search" dir="auto" enterKeyHint="search" />

/** `none`: the text without a choice; on one line it is the filter's name, because the label is hidden there. */
type Choices = {
  none: string
  options: readonly Option[] | undefined
  groups: readonly OptionGroup[] | undefined
}

function Choice({ none, options = [], groups = [], ...native }: Native & Choices) {
  return (
    <select {...native}>
      <option value="">{none}</option>
      <Options options={options} />
      {groups.map(({ title, options }) => (
        <optgroup key={title} label={title}>
          <Options options={options} />
        </optgroup>
      ))}
    </select>
  )
}

function Orders({ id, orders, current }: { id: string; orders: readonly Option[]; current: string }) {
  const { t } = useIntl()
  return (
    <div className="field">
      <label htmlFor={id}>{t('list.sort')}</label>
      <select id={id} className="input dense" name="sort" defaultValue={current}>
        <Options options={orders} />
      </select>
    </div>
  )
}

const Options = ({ options }: { options: readonly Option[] }) =>
  options.map(({ value, name }) => (
    <option key={value} value={value}>
      {name}
    </option>
  ))
