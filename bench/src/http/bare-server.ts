/**
 * Fastify alone, as a process: reads `{path: answer}` as one line of JSON, prints its port and answers.
 */
import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { Controller, Get, Module, Req, Res } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';

const given = await new Promise<string>((resolve) => {
  createInterface({ input: process.stdin }).once('line', resolve);
});
const answers = new Map<string, string>(Object.entries(JSON.parse(given)));

@Controller()
class BareController {
  @Get('*')
  answer(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    void reply
      .header('content-type', 'application/json; charset=utf-8')
      .send(answers.get(request.url) ?? '');
  }
}

@Module({ controllers: [BareController] })
class BareModule {}

const app = await NestFactory.create<NestFastifyApplication>(BareModule, new FastifyAdapter(), {
  logger: false,
});
await app.listen(0, '127.0.0.1');
console.log((app.getHttpServer().address() as AddressInfo).port);
