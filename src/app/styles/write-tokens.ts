/** A colour by day and the one by night. */
export type Role = readonly [light: string, dark: string]
type Values = Readonly<Record<string, string>>

const declare = (values: Values) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')

const pick = (roles: Readonly<Record<string, Role>>, mode: 0 | 1) =>
  declare(Object.fromEntries(Object.entries(roles).map(([name, role]) => [name, role[mode]])))

/** The custom properties that styles read: `sizes` always, `roles` by the mode of the machine until the reader chooses another. */
export function writeTokens(sizes: Values, roles: Readonly<Record<string, Role>>): string {
  const [light, dark] = [pick(roles, 0), pick(roles, 1)]
  return [
    `:root{color-scheme:light dark;${declare(sizes)};${light}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}`,
    `:root[data-theme=dark]{${dark};color-scheme:dark}`,
    ':root[data-theme=light]{color-scheme:light}',
  ].join('\n')
}
