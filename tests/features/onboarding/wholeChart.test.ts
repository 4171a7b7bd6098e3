import { toOnboardingView } from "#app/features/onboarding/onboardingView.ts";
import { plans } from "#workbench/machines/scenarios/onboarding.ts";
import { testCharts } from "#tests/features/testCharts.ts";

testCharts(plans, { onboarding: toOnboardingView });
