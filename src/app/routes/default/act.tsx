export { actPage as default } from '#src/app/features/act/act-page.tsx'
