import { useMemo, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { describe, FieldFrame } from '#src/app/ui/forms/field.tsx'
import { nameTerm, type TermKind } from '#src/i18n/cv/term-names.ts'
import { useIntl } from '#src/i18n/react.tsx'
import type { Suggestion, TermContext } from './suggestions.ts'
import { idOf, type TypedPath, useLookups, useTyped, useTypedError } from './typed-form.ts'
import { useCompanyNames } from './use-company-names.ts'

type Props = {
  path: TypedPath
  kind: TermKind
  label: string
  hint?: string | undefined
  optional?: boolean
  /** Where the server says what is wrong with it, when that is not at its own path. */
  errorAt?: TypedPath
  /** What is taken for a known word, beside the field itself. */
  onTerm?: (value: string) => void
}

/** The words are looked up when they are needed first; a lost connection takes the suggestions, never the field. */
const load = () => import('./suggestions.ts').catch(() => undefined)

/** The entry around the field, as far as suggestions depend on it. */
function useTermContext(path: TypedPath): () => TermContext {
  const { getValues } = useTyped()
  const { ownCompanies } = useLookups()
  const entry = path.split('.').slice(0, 2).join('.')
  return () => {
    const { type, engineName } = (getValues(entry as never) ?? {}) as { type?: string; engineName?: string }
    const own = getValues(path as never) as unknown
    const companies = ownCompanies().filter((name) => name !== own)
    return { ...(type && { type }), ...(engineName && { engineName }), companies }
  }
}

/** What is in the field, and what is taken for it: a word of the vocabulary, or what was typed. */
function useTerm(path: TypedPath, kind: TermKind, onTerm: Props['onTerm']) {
  const intl = useIntl()
  const { control } = useTyped()
  const { field } = useController({ control, name: path })
  const [text, setText] = useState<string>()
  const [list, setList] = useState<readonly Suggestion[]>()
  // Not a state: text typed before the next render must be read too.
  const reader = useRef<(typed: string) => string>(undefined)
  // What was typed before the words had come is read when they have.
  const typedBefore = useRef<string>(undefined)
  const contextOf = useTermContext(path)
  const name = nameTerm(kind, String(field.value ?? ''), intl)
  const take = (term: string) => {
    field.onChange(term)
    onTerm?.(term)
  }
  const open = async () => {
    typedBefore.current = undefined
    // Words that came after the field was left are those of another moment: the entry may be of another kind by now.
    reader.current = undefined
    setText((before) => before ?? name)
    const module = await load()
    if (!module) return
    const suggestions = module.listSuggestions(kind, contextOf(), intl)
    const read = module.createTermReader(suggestions, kind)
    reader.current = read
    setList(suggestions)
    if (typedBefore.current !== undefined) take(read(typedBefore.current))
  }
  const type = (typed: string) => {
    setText(typed)
    if (!reader.current) typedBefore.current = typed
    take(reader.current?.(typed) ?? typed)
  }
  const close = () => {
    setText(undefined)
    setList(undefined)
    reader.current = undefined
    field.onBlur()
  }
  return { ref: field.ref, text: text ?? name, list, open, type, close }
}

/** A field that suggests words of a vocabulary in the reader's language and takes whatever is typed. */
export function TermField({ path, kind, label, hint, optional = false, errorAt = path, onTerm }: Props) {
  const { clearErrors } = useTyped()
  const error = useTypedError(errorAt)
  const { ref, text, list, open, type, close } = useTerm(path, kind, onTerm)
  const id = idOf(path)
  const names = useCompanyNames(kind, list && text)
  const options = useMemo(() => {
    const own = list?.map(({ name }) => name) ?? []
    return [...new Set([...own, ...names])].map((name) => <option key={name} value={name} />)
  }, [list, names])
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <input
        {...describe(id, error, hint)}
        id={id}
        ref={ref}
        name={path}
        className="input"
        list={`${id}-list`}
        autoComplete="off"
        value={text}
        onFocus={open}
        onChange={(event) => {
          if (error) clearErrors(errorAt)
          type(event.target.value)
        }}
        onBlur={close}
      />
      <datalist id={`${id}-list`}>{options}</datalist>
    </FieldFrame>
  )
}
