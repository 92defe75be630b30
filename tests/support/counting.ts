import { limitRules } from '../../server/domain/limits/rules.ts'
import type { TestApp } from './app.ts'

/** So that no minute of counting ends among the requests of a test, however slow the machine is. */
export function beginMinute(
  app: TestApp,
  { seconds }: { seconds: number } = limitRules.read,
): void {
  const whole = seconds * 1000
  app.travel(whole - (Date.now() % whole))
}
