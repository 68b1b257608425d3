import { expect, test } from 'vitest'
import { chooseRules } from '../../src/worker/style/choose-rules.ts'
import { createNameFinder } from '../../src/worker/style/find-names.ts'
import { takeApart } from './take-apart.ts'

/** What a page of this markup gets of a style. */
function selectRules(css: string, html: string, scripts = ''): string {
  const style = takeApart(css, scripts)
  const names = createNameFinder(style.names)(html)
  return chooseRules(style, (name) => style.later.includes(name) || names.has(style.names[name] ?? ''))
}

test('a page gets the rules whose names are on it, all of them, in their order', () => {
  const css = '.a .b{top:0}.c{top:1px}ul>.a{top:2px}#d{top:3px}li.a{top:4px}'
  expect(selectRules(css, '<ul><li class="a" id="d"><i class="b">')).toBe(
    '.a .b{top:0}ul>.a{top:2px}#d{top:3px}li.a{top:4px}',
  )
  expect(selectRules(css, '<p class="b">')).toBe('')
})

test('names that belong to one element count on one element, and what is in another inside of it', () => {
  const css = 'a.b{top:0}.b.c{top:1px}.d a{top:2px}.d .e a.b{top:3px}'
  expect(selectRules(css, '<a><i class="b"></i></a><i class="c"></i><i class="d e"></i><a></a>')).toBe('')
  expect(selectRules(css, '<i class="d"><br><p><a class="x b"></a></p></i>')).toBe('a.b{top:0}.d a{top:2px}')
  expect(selectRules(css, '<i class="d"><i class="e"><p></p><a class="c b">')).toBe(css)
})

test('what follows an element is in what that is in', () => {
  const css = '.a .b~.c{top:0}'
  expect(selectRules(css, '<i class="a"></i><i class="b"></i><i class="c"></i>')).toBe('')
  expect(selectRules(css, '<i class="a"><i class="b"></i><i class="c"></i></i>')).toBe(css)
})

test('of a list of selectors those that can match', () => {
  expect(selectRules('.a,.b,.c .a{top:0}', '<p class="a">')).toBe('.a{top:0}')
})

test('one way through :is() and :has() is enough, and :not() asks for nothing', () => {
  expect(selectRules(':is(.a,.b .c) p{top:0}', '<i class="c"><p></p></i><i class="b">')).toBe('')
  expect(selectRules(':is(.a,.b .c) p{top:0}', '<i class="a"><p>')).not.toBe('')
  expect(selectRules('p:has(>.a):not(.b,[dir=rtl]){top:0}', '<p class="a">')).not.toBe('')
})

test('states come and go: they are no reason to leave a rule out', () => {
  const css = 'a:hover{top:0}a[aria-current]:nth-child(2)::before{top:0}'
  expect(selectRules(css, '<a>')).toBe(css)
})

test('languages and directions count by their names', () => {
  const css = ':lang(zh) p{top:0}[dir=rtl] p{top:1px}'
  expect(selectRules(css, '<html lang="zh-CN" dir="ltr"><p>')).toBe(':lang(zh) p{top:0}')
  expect(selectRules(css, '<html lang="ar" dir="rtl"><p>')).toBe('[dir=rtl] p{top:1px}')
  expect(selectRules(css, '<html lang="en"><p><a href="/zh" lang="zh-CN">')).toBe('')
})

test('fields count by their type', () => {
  const css = 'input:is([type=checkbox],[type=radio]):checked{top:0}[type=date]{top:1px}'
  expect(selectRules(css, '<input class="a" type="radio">')).toBe(
    'input:is([type=checkbox],[type=radio]):checked{top:0}',
  )
})

test('conditions are around what is kept, one inside another', () => {
  const css = '@media print{p{top:0}.a{top:1px}@supports (top:0){p{top:2px}}}@media screen{.a{top:3px}}'
  expect(selectRules(css, '<p>')).toBe('@media print{p{top:0}}@media print{@supports (top:0){p{top:2px}}}')
})

test('custom properties and keyframes come with what reads them, also by way of others', () => {
  const css =
    ':root{--a:var(--b);--b:1px;--c:url("data:;--d:1");color:red}p{top:var(--a,0)}@keyframes go{to{top:0}}.x{animation:go 1s;top:var(--c)}'
  expect(selectRules(css, '<html><p>')).toBe(':root{--a:var(--b);--b:1px;color:red}p{top:var(--a,0)}')
  expect(selectRules(css, '<p class="x">')).toBe(css)
})

test('no value has a space that it can do without', () => {
  const css = 'p{font:1rem / 2 "A, B", c;top:calc(1% * 2 + 1px);content:"a / b"}'
  expect(selectRules(css, '<p>')).toBe('p{font:1rem/2 "A, B",c;top:calc(1%*2 + 1px);content:"a / b"}')
})

test('what is narrower than a breakpoint is asked for by the breakpoint', () => {
  expect(selectRules('@media (width<=calc(48rem - .1px)){p{top:0}}', '<p>')).toBe('@media (width<48rem){p{top:0}}')
})

test('what a script of documents adds may be on any page', () => {
  const script = 'a.querySelector(".gone");b.classList.add("go");c=d.createElement(`p`);c.className=`bad new`,e()'
  const css = '.go{top:0}.gone{top:0}p.bad{top:0}.new b{top:0}i .bad{top:0}'
  expect(selectRules(css, '<b>', script)).toBe('.go{top:0}p.bad{top:0}.new b{top:0}')
})

test('what no script of documents sets counts by being there', () => {
  const css = '.a[disabled]{top:0}[data-dragged] i{top:1px}tr:is([aria-current],[aria-selected=true]){top:2px}'
  expect(selectRules(css, '<tr class="a"><i>')).toBe('tr:is([aria-current],[aria-selected=true]){top:2px}')
  expect(selectRules(css, '<tr class="a" disabled=""><td data-dragged=""><i>')).toBe(css)
})
