import type { packages as hr } from '@/shared/i18n/hr/packages';
import type { Translation } from '@/shared/i18n/translation';

export const packages: Translation<typeof hr> = {
  title: 'Membership packages',
  lead: 'One price for the whole season: a team in the league and a place among its sponsors.',
  perSeason: 'per season',
  bestBuy: 'Best buy',
  choose: 'Choose',
  empty: 'No packages are published yet.',
  feature: {
    logoOnWebsite: 'Logo on the website and league app',
    socialMediaPosts: 'Social media posts',
    managedMatches: '18 professionally managed matches',
    customJerseys: 'Quality jerseys',
    finalParty: 'Party for up to 10 people',
    bannerFinals: '2x banner at the finals',
    everythingInBronze: 'Everything in Bronze',
    finalPartySilver: 'Party for up to 12 people',
    mvpAward: 'MVP award',
    promoVideo: 'Promo video',
    everythingInSilver: 'Everything in Silver',
    finalPartyGold: 'Party for up to 15 people',
    vipSeats: 'VIP seats',
    exclusiveContent: 'Exclusive content',
    giftPackages: 'Gift packages',
    everythingInGold: 'Everything in Gold',
    finalPartyPlatinum: 'Party for up to 20 people',
    leagueNaming: 'League naming with your company name',
    poweredBy: '‘Powered by’ branding',
    largeBannerFinals: 'Large banner at the finals',
  },
  featureOf: {
    Silver: { bannerFinals: 'Banner at the finals' },
  },
};
