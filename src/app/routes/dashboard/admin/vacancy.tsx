export { moderatedVacancyPage as default } from '#src/app/features/moderation/vacancy-page.tsx'
