import {
  type NoticeKind,
  noticeKinds,
  type PushKeys,
  type PushSubscriptionRequest,
  type PushTopic,
  type PushTopicKind,
  type PushUnsubscribeRequest,
  pushLimits,
  pushTopicKinds,
} from '@kolo/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsObject, Matches, ValidateNested } from 'class-validator';
import { IsId, IsText, MayBeLeftOut } from '../../platform/api/fields.js';
import { languages } from '../../platform/api/language.js';

/** An uncompressed point of P-256, and sixteen bytes, in base64url. */
const keyPatterns = { p256dh: /^B[\w-]{86}$/, auth: /^[\w-]{22}$/ } as const;

const address = /^https:\/\/\S+$/;

class PushKeysDto implements PushKeys {
  @ApiProperty({ pattern: keyPatterns.p256dh.source })
  @Matches(keyPatterns.p256dh)
  p256dh!: string;

  @ApiProperty({ pattern: keyPatterns.auth.source })
  @Matches(keyPatterns.auth)
  auth!: string;
}

class PushTopicDto implements PushTopic {
  @ApiProperty({ enum: pushTopicKinds })
  @IsIn(pushTopicKinds)
  kind!: PushTopicKind;

  @ApiProperty()
  @IsId()
  id!: number;
}

export class PushSubscriptionDto implements PushSubscriptionRequest {
  @ApiProperty({ maxLength: pushLimits.endpoint, pattern: address.source })
  @IsText(pushLimits.endpoint)
  @Matches(address)
  endpoint!: string;

  @ApiProperty({ type: PushKeysDto })
  @IsObject()
  @ValidateNested()
  @Type(() => PushKeysDto)
  keys!: PushKeysDto;

  @ApiProperty({ type: [PushTopicDto], maxItems: pushLimits.topics })
  @IsArray()
  @ArrayMaxSize(pushLimits.topics)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => PushTopicDto)
  topics!: PushTopicDto[];

  @ApiProperty({ enum: languages })
  @IsIn(languages)
  language!: 'hr' | 'en';

  @ApiPropertyOptional({ enum: noticeKinds, isArray: true, maxItems: noticeKinds.length })
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(noticeKinds.length)
  @IsIn(noticeKinds, { each: true })
  kinds?: NoticeKind[];
}

export class PushUnsubscribeDto implements PushUnsubscribeRequest {
  @ApiProperty({ maxLength: pushLimits.endpoint, pattern: address.source })
  @IsText(pushLimits.endpoint)
  @Matches(address)
  endpoint!: string;
}
